import type { ProfileTopic } from '@foyer/contract/vocabulary'
import { describeOpeningHours } from './opening_hours.ts'
import type { OrganizationFields, StructuredEntry, StructuredWords } from './structured_entry.ts'
import { structuredLanguages } from './structured_languages.ts'

export interface ProfileEntry extends StructuredEntry {
  topic: Exclude<ProfileTopic, 'services'>
}

/** What the profile tells, topic by topic, in every language that there is. */
export const profileEntries = (organization: OrganizationFields): ProfileEntry[] =>
  structuredLanguages.flatMap((words) =>
    profileTexts(organization, words).map(({ topic, text }) => ({
      topic,
      language: words.language,
      trail: [organization.name, ...words.headings[topic]],
      text,
    })),
  )

function profileTexts({ website, profile }: OrganizationFields, words: StructuredWords) {
  const { address, phone, email, opening_hours, links = [] } = profile
  const addresses = [
    ...(website ? [words.website(website)] : []),
    ...links.map(({ title, url }) => words.link(title, url)),
  ]
  const texts: { topic: ProfileEntry['topic']; text: string | undefined }[] = [
    { topic: 'address', text: address && words.address(oneLine(address)) },
    { topic: 'phone', text: phone && words.phone(phone) },
    { topic: 'email', text: email && words.email(email) },
    { topic: 'contact', text: phone && email && words.contact(phone, email) },
    { topic: 'opening_hours', text: opening_hours && describeOpeningHours(opening_hours, words) },
    { topic: 'links', text: addresses.join('\n') },
  ]
  return texts.flatMap(({ topic, text }) => (text ? [{ topic, text }] : []))
}

const oneLine = (address: string) => address.trim().replaceAll(/\s*\n\s*/g, ', ')
