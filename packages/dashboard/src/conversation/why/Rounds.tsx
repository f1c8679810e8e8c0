import type { Round, ToolCall } from '@foyer/sdk'
import { Anchor, Collapse, Group, Stack, Text } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import { CodeBlock } from '../../parts/CodeBlock.tsx'
import { Quote } from '../../parts/Quote.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Reason } from './Reason.tsx'
import { callWords, endWords, ruleWords } from './round_words.ts'

/** What the model did, response by response, and which of its sentences visitors did not see. */
export function Rounds({ rounds }: { rounds: Round[] }) {
  return (
    <Reason title="Steps">
      <Stack gap="md">
        {rounds.map((round, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a reply never change.
          <RoundSteps key={place} round={round} />
        ))}
      </Stack>
    </Reason>
  )
}

function RoundSteps({ round }: { round: Round }) {
  const end = endWords(round)
  return (
    <Stack gap={6}>
      {round.calls.map((call, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a round never change.
        <Call key={place} call={call} />
      ))}
      {round.refused.map(({ sentence, because, rule }) => (
        <div key={sentence}>
          <Text size="sm">{ruleWords[rule]}:</Text>
          <Quote source={because}>{sentence}</Quote>
        </div>
      ))}
      {end && (
        <Text size="sm" c="var(--tone-warn)">
          {end}
        </Text>
      )}
    </Stack>
  )
}

/** What it was called with and what came of it, on request. */
function Call({ call }: { call: ToolCall }) {
  const id = useId()
  const [opened, { toggle }] = useDisclosure()
  return (
    <div>
      <Group gap="xs">
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={toggle}
          aria-expanded={opened}
          aria-controls={id}
        >
          {callWords(call)}
        </Anchor>
        {!call.ok && <StatusBadge status="refused" />}
      </Group>
      <Collapse expanded={opened} id={id}>
        <Stack gap="xs" py="xs">
          <CodeBlock code={JSON.stringify(call.arguments, null, 2)} what="what it was called with" />
          <CodeBlock code={call.result} what="the result" />
        </Stack>
      </Collapse>
    </div>
  )
}
