import type { Contact } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../api/organization.tsx'
import { useWrite } from '../../api/use_write.ts'
import { contactName } from '../../conversation/contact_name.ts'
import { EraseButton } from '../../conversation/EraseButton.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { eraseContact } from './erase_contact.ts'

interface EraseContactProps {
  contact: Contact
  /** With the ids of the conversations that went. */
  onErased: (conversations: number[]) => void
}

export function EraseContact({ contact, onErased }: EraseContactProps) {
  const foyer = useFoyer()
  const [progress, setProgress] = useState(0)
  const erase = useWrite({
    write: () => eraseContact(foyer, contact, setProgress),
    // What was erased stands in its place first: then it is forgotten.
    touches: [],
    toldOnPage: true,
    onDone: onErased,
  })
  return (
    <EraseButton title="Erase this contact?" erase={erase}>
      <Text>
        This permanently deletes {pluralize(contact.conversations_count, 'conversation')} with{' '}
        {contactName(contact)}: everything they said, their answers, briefs, documents and your team’s notes.
        It cannot be undone.
      </Text>
      {erase.isPending && progress > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {pluralize(progress, 'conversation')} erased so far.
        </Text>
      )}
    </EraseButton>
  )
}
