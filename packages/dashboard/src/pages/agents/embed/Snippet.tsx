import type { Agent } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { CopyButton } from '../../../parts/CopyButton.tsx'
import { Section } from '../../../parts/Section.tsx'
import { snippetOf } from './snippet.ts'

export function Snippet({ agent }: { agent: Agent }) {
  const code = snippetOf(location.origin, agent.public_id)
  return (
    <Section
      title="On your site"
      description="Paste this before the end of the page. A button appears at the lower right; nothing starts before it is opened."
    >
      <Stack align="flex-start">
        <CodeBlock code={code} what="the snippet" />
        <CopyButton value={code} what="the snippet" labelled />
      </Stack>
    </Section>
  )
}
