/**
 * An address that was pasted counts for its origin, and a name such as `example.com` for its site by https. Anything else
 * goes to the API as it is, which says what is wrong.
 */
export function originOf(text: string): string {
  const given = text.trim()
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/.*)?$/.test(given) ? `https://${given}` : given)
  return url && /^https?:$/.test(url.protocol) ? url.origin : given
}
