/** The cookies that `/auth` sets: for our own pages alone, out of reach of any script. */

export interface NewCookie {
  name: string
  value: string
  /** Zero takes it away. */
  maxAgeSeconds: number
  path: string
}

/** No other site can have it sent along with a write; a link to a page of ours brings it. */
export function cookieHeader({ name, value, maxAgeSeconds, path }: NewCookie, publicUrl: string): string {
  const attributes = [`Max-Age=${maxAgeSeconds}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax']
  // Over plain http, a browser would not store a Secure cookie.
  if (publicUrl.startsWith('https:')) attributes.push('Secure')
  return [`${name}=${value}`, ...attributes].join('; ')
}

export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split(/; */).find((each) => each.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}
