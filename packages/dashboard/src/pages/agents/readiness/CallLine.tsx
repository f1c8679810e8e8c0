import type { ReadinessCall } from '@foyer/sdk'
import { Anchor, Code } from '@mantine/core'
import { CopyButton } from '../../../parts/CopyButton.tsx'
import classes from './Readiness.module.css'

/** What has no page here yet is done by the API. */
export function CallLine({ call: { method, path } }: { call: ReadinessCall }) {
  const line = `${method} ${path}`
  return (
    <div className={classes.call}>
      <Code>{line}</Code>
      <CopyButton value={line} what="the call" />
      <Anchor size="xs" href="/docs" target="_blank">
        API reference
      </Anchor>
    </div>
  )
}
