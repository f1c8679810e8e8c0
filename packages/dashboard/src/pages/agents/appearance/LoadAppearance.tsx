import type { Agent } from '@foyer/sdk'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { AppearanceEditor } from './AppearanceEditor.tsx'
import { useAppearance, useIdentities } from './use_appearance.ts'

/** Waits until everything that the form begins with is there. */
export function LoadAppearance({ agent }: { agent: Agent }) {
  const appearance = useAppearance(agent.slug)
  const identities = useIdentities()
  const failed = [appearance, identities].find(({ isError }) => isError)
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => failed.refetch()} />
  if (!appearance.data || !identities.data)
    return (
      <Section title="Identity">
        <TextSkeleton lines={10} label="the appearance" />
      </Section>
    )
  return <AppearanceEditor agent={agent} appearance={appearance.data} identities={identities.data} />
}
