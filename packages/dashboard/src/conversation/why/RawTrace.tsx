import type { MessageTrace } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CodeBlock } from '../../parts/CodeBlock.tsx'

/** All of it, as the API has it. */
export function RawTrace({ trace }: { trace: MessageTrace }) {
  const [opened, { toggle }] = useDisclosure()
  return (
    <div>
      <Button variant="default" size="xs" onClick={toggle} aria-expanded={opened} mb="xs">
        {opened ? 'Hide raw trace' : 'Show raw trace'}
      </Button>
      {opened && <CodeBlock code={JSON.stringify(trace, null, 2)} what="the trace" />}
    </div>
  )
}
