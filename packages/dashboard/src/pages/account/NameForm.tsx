import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { auth, type Session } from '../../api/auth.ts'
import { refreshSession } from '../../api/session.ts'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { FormError } from '../../parts/FormError.tsx'
import { notifyDone } from '../../parts/notify.tsx'
import { Section } from '../../parts/Section.tsx'

export function NameForm({ person }: { person: Session['person'] }) {
  const [name, setName] = useState(person.name)
  const save = useMutation({
    mutationFn: () => auth('updatePerson', { name }),
    onSuccess: async () => {
      await refreshSession()
      notifyDone('Name saved.')
    },
  })
  const errors = useFieldErrors(save.error, { name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Section title="You">
      <form onSubmit={submit}>
        <TextInput
          label="Name"
          description="Shown to other members of your organizations and in the audit log."
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="name"
          required
          error={errors.name}
        />
        <FormError error={save.error} fields={['name']} />
        <Button type="submit" mt="md" loading={save.isPending} disabled={name.trim() === person.name}>
          Save
        </Button>
      </form>
    </Section>
  )
}
