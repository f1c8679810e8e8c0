import type { Conversation } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { useConversationUsage } from '../../../conversation/queries.ts'
import { costsWords, tokenWords } from '../../../parts/cost_words.ts'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { languageName } from '../../../parts/languages.ts'
import { promptName } from '../../../parts/prompt_kinds.ts'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { useExperimentNames, useSnapshotLabels } from '../conversation.ts'
import { Rating } from './Rating.tsx'

/** Who, where from, when, and what the conversation runs on. */
export function Details({ conversation }: { conversation: Conversation }) {
  const { id, number, visitor, source_url, locale, phase, rating, metadata, frozen_versions } = conversation
  const { flow, prompts, experiments } = frozen_versions
  const experimentName = useExperimentNames(conversation.agent, experiments.length > 0)
  const usage = useConversationUsage(conversation).data
  const phaseTitle = useSnapshotLabels(id).data?.phaseTitles.get(phase) ?? phase
  return (
    <Section title="Details">
      <KeyValue
        items={[
          ['Number', `#${number}`],
          ['Name', visitor?.name],
          [
            'Email',
            visitor?.email && (
              <Anchor inherit href={`mailto:${visitor.email}`}>
                {visitor.email}
              </Anchor>
            ),
          ],
          ['ID in your system', visitor?.id],
          ['Page', source_url && <PageLink url={source_url} />],
          ['Language', languageName(locale)],
          ['Phase', phaseTitle],
          ['Rating', rating && <Rating rating={rating} />],
          ['Started', <Time key="started" value={conversation.created_at} exact />],
          ['Last message', <Time key="last" value={conversation.last_message_at} exact />],
          ['Ended', conversation.ended_at && <Time value={conversation.ended_at} exact />],
          ['Flow', `Version ${flow}`],
          [
            'Prompts',
            Object.entries(prompts)
              .map(([kind, version]) => `${promptName(kind)} v${version}`)
              .join(', '),
          ],
          ['Experiments', experiments.map(({ experiment_id }) => experimentName(experiment_id)).join(', ')],
          ['Tokens', usage && usage.tokens.input > 0 ? tokenWords(usage.tokens) : undefined],
          ['Cost', usage && costsWords(usage.costs)],
          ...Object.entries(metadata ?? {}),
        ]}
      />
    </Section>
  )
}

function PageLink({ url }: { url: string }) {
  return (
    <Anchor inherit href={url} target="_blank" rel="noreferrer">
      {url.replace(/^https?:\/\//, '')}
    </Anchor>
  )
}
