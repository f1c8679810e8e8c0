import type { IngestionRun } from '@foyer/sdk'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { remedyOf } from './Failure.tsx'
import { shortAddress } from './source_columns.tsx'

/** Pages of a site that could not be read. */
export function Problems({ problems }: { problems: NonNullable<IngestionRun['problems']> }) {
  if (problems.length === 0) return null
  return (
    <div>
      <Title order={3} mb="xs">
        Pages that could not be read ({problems.length})
      </Title>
      <Stack gap="sm">
        {problems.map(({ url, message, lasting }) => (
          <div key={url}>
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
              {shortAddress(url)}
            </Anchor>
            <Text size="xs" c="dimmed">
              {message} {remedyOf({ lasting })}
            </Text>
          </div>
        ))}
      </Stack>
    </div>
  )
}
