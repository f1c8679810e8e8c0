import type { Agent } from '@foyer/sdk'
import { Group, Select, Stack } from '@mantine/core'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { languageName } from '../../../parts/languages.ts'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ArchivedNotice } from '../ArchivedNotice.tsx'
import { ModelHint } from '../ModelHint.tsx'
import { ReadinessSummary } from '../readiness/ReadinessSummary.tsx'
import { useStart } from './use_start.ts'

/** Before the first words: nothing is started by looking. */
export function StartTrial({ agent }: { agent: Agent }) {
  const { languages, name } = agent
  const [locale, setLocale] = useState(languages[0])
  const start = useStart(agent)
  if (agent.archived) return <ArchivedNotice agent={agent} />
  return (
    <>
      <Section>
        <EmptyState
          icon={MessageCircle}
          title={`Talk to ${name} as a visitor would`}
          action={
            <Stack align="center">
              <Group gap="xs" justify="center">
                {languages.length > 1 && (
                  <Select
                    aria-label="Language"
                    data={languages.map((value) => ({ value, label: languageName(value) }))}
                    value={locale ?? null}
                    onChange={(chosen) => chosen && setLocale(chosen)}
                    allowDeselect={false}
                    w={150}
                  />
                )}
                <WriteButton loading={start.isPending} onClick={() => start.submit(locale)}>
                  Start a conversation
                </WriteButton>
              </Group>
              <FormError error={start.error} />
              <ModelHint />
            </Stack>
          }
        >
          The agent answers as it would answer a visitor. Beside each reply you see why it was given: what was
          understood, what was looked up and what was decided. Tests create no gaps or leads, and are not
          counted as conversations or messages.
        </EmptyState>
      </Section>
      <ReadinessSummary agent={agent} />
    </>
  )
}
