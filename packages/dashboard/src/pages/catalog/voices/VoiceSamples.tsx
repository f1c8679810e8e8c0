import type { VoiceSituation } from '@foyer/contract/vocabulary'
import type { PreviewVoiceProfileBody } from '@foyer/sdk'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentOptions, useAgentsInUse } from '../../../api/agents.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { languageName } from '../../../parts/languages.ts'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './VoiceSamples.module.css'

interface VoiceSamplesProps {
  id: number
  agents: string[]
  wording: Omit<PreviewVoiceProfileBody, 'agent' | 'locale'>
}

const situations: Record<VoiceSituation, string> = {
  greeting: 'Greeting',
  answer: 'Answering a question',
  unknown: 'When it does not know the answer',
  goodbye: 'Goodbye',
}

/** What an agent says without the voice and with it, while the voice is being written. */
export function VoiceSamples({ id, agents, wording }: VoiceSamplesProps) {
  const { voiceProfiles } = useFoyer()
  const inUse = useAgentsInUse()
  const [chosenAgent, setAgent] = useState<string>()
  const [chosenLocale, setLocale] = useState<string>()
  const speaker = inUse.find(({ slug }) => slug === (chosenAgent ?? agents[0])) ?? inUse[0]
  const locale = speaker?.languages.find((tag) => tag === chosenLocale) ?? speaker?.languages[0]
  const [heard] = useDebouncedValue(JSON.stringify(wording), 400)
  const preview = useQuery({
    queryKey: ['voice_profiles', id, 'preview', speaker?.slug, locale, heard],
    queryFn: ({ signal }) =>
      voiceProfiles.preview(
        id,
        { ...(JSON.parse(heard) as typeof wording), agent: speaker?.slug, locale },
        { signal },
      ),
    enabled: speaker !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!speaker)
    return (
      <Section title="Sample replies">
        <Text size="sm" c="dimmed">
          Create an agent to try this voice.
        </Text>
      </Section>
    )
  return (
    <Section
      title="Sample replies"
      description="Compare replies before and after your changes. Tone rules require a language model and are not previewed."
    >
      <Stack gap="md">
        <Group gap="sm" grow>
          <Select
            label="Agent"
            data={agentOptions(inUse)}
            value={speaker.slug}
            onChange={(slug) => setAgent(slug ?? undefined)}
            allowDeselect={false}
          />
          <Select
            label="Language"
            data={speaker.languages.map((value) => ({ value, label: languageName(value) }))}
            value={locale ?? null}
            onChange={(tag) => setLocale(tag ?? undefined)}
            allowDeselect={false}
          />
        </Group>
        {preview.isPending && <TextSkeleton lines={6} label="sample replies" />}
        {preview.error && <ErrorNotice error={preview.error} onRetry={() => preview.refetch()} />}
        {preview.data && (
          <div aria-live="polite">
            {preview.data.samples.map(({ situation, before, after }) => (
              <figure key={situation} className={classes.sample}>
                <figcaption>
                  <Text fw={500} size="sm">
                    {situations[situation]}
                  </Text>
                </figcaption>
                {before === after ? (
                  <Reply text={after} label="No change" />
                ) : (
                  <>
                    <Reply text={before} label="Before" />
                    <Reply text={after} label="After" isAfter />
                  </>
                )}
              </figure>
            ))}
          </div>
        )}
      </Stack>
    </Section>
  )
}

function Reply({ text, label, isAfter = false }: { text: string; label: string; isAfter?: boolean }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={2}>
        {label}
      </Text>
      <blockquote className={classes.reply} data-after={isAfter}>
        {text}
      </blockquote>
    </div>
  )
}
