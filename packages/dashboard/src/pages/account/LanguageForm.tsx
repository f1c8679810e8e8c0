import { Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { auth, type Session } from '../../api/auth.ts'
import { refreshSession } from '../../api/session.ts'
import { FormError } from '../../parts/FormError.tsx'
import { notifyDone } from '../../parts/notify.tsx'
import { Section } from '../../parts/Section.tsx'

/** Of emails: the dashboard itself is in English. */
export function LanguageForm({ person }: { person: Session['person'] }) {
  const save = useMutation({
    mutationFn: (locale: string | null) => auth('updatePerson', { locale }),
    onSuccess: async () => {
      await refreshSession()
      notifyDone('Language saved.')
    },
  })
  return (
    <Section title="Emails">
      <Select
        label="Language"
        description="Emails are available in English and German."
        data={[
          { value: '', label: 'Same as the organization' },
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        value={person.locale?.startsWith('de') ? 'de' : person.locale ? 'en' : ''}
        onChange={(locale) => save.mutate(locale || null)}
        allowDeselect={false}
        disabled={save.isPending}
      />
      <FormError error={save.error} />
    </Section>
  )
}
