import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { auth, type BrowserSession } from '../../api/auth.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { Time } from '../../parts/Time.tsx'
import { browserName } from './browser_name.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Every browser that is signed in with this account, and the way out of all of them. */
export function SessionList() {
  const places = useQuery({ queryKey: ['sessions'], queryFn: () => auth('listSessions'), staleTime: 0 })
  return (
    <Section title="Where you are signed in">
      <Stack>
        {places.isPending && <TextSkeleton lines={2} label="where you are signed in" />}
        {places.isError && <ErrorNotice error={places.error} onRetry={() => places.refetch()} />}
        {places.data?.data.map((place) => (
          <Place key={place.id} place={place} />
        ))}
        <SignOutEverywhere />
      </Stack>
    </Section>
  )
}

function Place({ place: { browser, address, current, created_at } }: { place: BrowserSession }) {
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={500}>{browserName(browser)}</Text>
        <Text size="sm" c="dimmed">
          {address && `${address} · `}Signed in <Time value={created_at} />
        </Text>
      </div>
      {current && (
        <Text size="sm" c="dimmed">
          This browser
        </Text>
      )}
    </Group>
  )
}
