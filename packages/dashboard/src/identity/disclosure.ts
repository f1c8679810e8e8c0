import type { IdentityWords } from './identity_values.ts'

type Written = Pick<IdentityWords, 'disclosure' | 'languages'>

/** Whether role and disclosure are in this language. */
export function isWrittenFor({ languages }: Pick<IdentityWords, 'languages'>, tag: string): boolean {
  return languages.length === 0 || languages.some((each) => primary(each) === primary(tag))
}

/** What is said after a greeting of the owner's: the disclosure, in Foyer's words where it is in another language. */
export function disclosureIn(identity: Written, tag: string): string {
  const disclosure = identity.disclosure.trim()
  if (disclosure === '' || isWrittenFor(identity, tag)) return disclosure
  return primary(tag) === 'de' ? 'Ich bin eine digitale Assistenz.' : 'I am a digital assistant.'
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0]
