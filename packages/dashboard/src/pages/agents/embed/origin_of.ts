/** An address that was pasted counts for its origin. Anything else goes to the API as it is, which says what is wrong. */
export function originOf(text: string): string {
  const given = text.trim()
  const url = URL.parse(given)
  return url && /^https?:$/.test(url.protocol) ? url.origin : given
}
