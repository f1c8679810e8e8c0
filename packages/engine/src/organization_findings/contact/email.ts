/** As the contract takes it. */
const valid =
  /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const longest = 254
const written = /[A-Za-z0-9._'+-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}/g
const picture = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$/i

/** Written so that robots do not see them: "info (at) example.com", "info[at]example[dot]com". */
const plainly = (line: string) =>
  line
    .replace(/\s?[[({<]\s?(?:at|ät|@)\s?[\])}>]\s?/giu, '@')
    .replace(/\s?[[({<]\s?(?:dot|punkt|\.)\s?[\])}>]\s?/giu, '.')

export const emailsIn = (line: string): string[] =>
  [...plainly(line).matchAll(written)].flatMap(([found]) => emailOf(found) ?? [])

export function emailOf(text: string): string | undefined {
  const email = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replace(/\.$/, '')
  if (!valid.test(email) || email.length > longest || picture.test(email)) return undefined
  return email
}

const general =
  /^(?:info|hello|hallo|hi|kontakt|contact|office|mail|post|enquiries|inquiries|welcome|willkommen|reception|studio|team|service|kanzlei|praxis|buero|verein|vorstand|support|sales)\b/i
const particular =
  /^(?:datenschutz|privacy|dpo|dsgvo|gdpr|no-?reply|webmaster|postmaster|abuse|security|jobs?|karriere|career|bewerbung|press|presse|newsletter|legal|billing|rechnung)/i

/** How likely visitors are to write there: an address of everybody at the site's own domain first. */
export function emailRank(email: string, host: string): number {
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase()
  const isOwn = host !== '' && (host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`))
  return (isOwn ? 2 : 0) + (general.test(email) ? 1 : 0) - (particular.test(email) ? 4 : 0)
}
