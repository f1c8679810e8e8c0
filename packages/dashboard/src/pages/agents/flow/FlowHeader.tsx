import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useFlowEditor } from './flow_editor.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** What this board is, its version, and the settings of the whole. */
export function FlowHeader() {
  const { slug: org } = useMembership()
  const { agent, flow, target, open } = useFlowEditor()
  if (target?.kind === 'settings')
    return (
      <Section title="Flow settings">
        <SettingsForm />
      </Section>
    )
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" maw="36ch">
        Conversations go through these phases from top to bottom. Changes apply to new conversations.
      </Text>
      <Group gap="sm">
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/o/$org/agents/$slug/flow/versions" params={{ org, slug: agent.slug }} />
          )}
        >
          Version {flow.version} · History
        </Anchor>
        <WriteButton variant="default" size="xs" onClick={() => open({ kind: 'settings' })}>
          Settings
        </WriteButton>
      </Group>
    </Group>
  )
}
