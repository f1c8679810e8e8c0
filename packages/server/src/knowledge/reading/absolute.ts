/** The address that a link leads to, when it is one of the web. */
export function absolute(href: string | null | undefined, base: string | null): string | null {
  const reference = href?.trim() ?? ''
  if (reference === '' || reference.startsWith('#')) return null
  const url = URL.parse(reference, base ?? undefined)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.href.toWellFormed()
}

export const withoutFragment = (url: string) => url.replace(/#.*$/s, '')
