import type { Contact } from '@foyer/sdk'
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFoyer } from '../../api/organization.tsx'
import { contactName } from '../../conversation/contact_name.ts'
import { FormButtons } from '../../parts/FormButtons.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { eraseContact } from './erase_contact.ts'

interface EraseContactProps {
  contact: Contact
  /** With the number of conversations that went. */
  onErased: (conversations: number) => void
}

/** What has to be typed: nobody erases by a slip of the hand. */
const word = 'erase'

export function EraseContact(props: EraseContactProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <WriteButton
        variant="subtle"
        color="red"
        leftSection={<Trash2 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Erase
      </WriteButton>
      <Modal opened={opened} onClose={close} title="Erase this contact?">
        <EraseContactForm {...props} onCancel={close} />
      </Modal>
    </>
  )
}

function EraseContactForm({ contact, onErased, onCancel }: EraseContactProps & { onCancel: () => void }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [progress, setProgress] = useState(0)
  const erase = useMutation({
    mutationFn: () => eraseContact(foyer, contact, setProgress),
    onSuccess: (erased) => {
      onErased(erased)
      // Nothing that was said stays in memory either.
      for (const key of ['conversations', 'contacts', 'leads', 'notes', 'last_words', 'snapshots', 'traces'])
        client.removeQueries({ queryKey: [key], type: 'inactive' })
    },
  })
  const isMeant = typed.trim().toLowerCase() === word
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant && !erase.isPending) erase.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          This permanently deletes {pluralize(contact.conversations_count, 'conversation')} with{' '}
          {contactName(contact)}: everything they said, their answers, briefs, documents and your team’s
          notes. It cannot be undone.
        </Text>
        <TextInput
          label={`Type “${word}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        {erase.isPending && progress > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {pluralize(progress, 'conversation')} erased so far.
          </Text>
        )}
        <FormError error={erase.error} />
        <FormButtons onCancel={onCancel}>
          <Button type="submit" color="red" disabled={!isMeant} loading={erase.isPending}>
            Erase permanently
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
