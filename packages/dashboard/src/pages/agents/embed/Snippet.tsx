import type { Agent } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { CopyButton } from '../../../parts/CopyButton.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { snippetOf } from './snippet.ts'

export function Snippet({ agent }: { agent: Agent }) {
  const code = snippetOf(location.origin, agent.public_id)
  return (
    <Section
      title="On your site"
      description="Paste this at the end of the page, before </body>. A button appears in the corner. Until a visitor opens it, the widget loads nothing but the agent’s appearance: no cookies, no ID, no conversation."
    >
      <Stack align="flex-start">
        {agent.allowed_origins.length === 0 && (
          <Notice tone="warn" title="No site is allowed yet">
            Add your site under “Allowed sites” first. On any other site, the widget does not work and says so
            in the browser console.
          </Notice>
        )}
        <CodeBlock code={code} what="snippet" />
        <CopyButton value={code} what="snippet" labelled />
      </Stack>
    </Section>
  )
}
