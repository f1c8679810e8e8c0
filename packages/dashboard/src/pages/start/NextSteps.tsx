import type { OnboardingRun } from '@foyer/sdk'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../api/agents.ts'
import { useAttentionCounts } from '../../api/attention.ts'
import { countLabel } from '../../api/count_label.ts'
import { useOnboardingWrite } from '../../api/onboarding.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { notifyDone } from '../../parts/notify.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'

/** The agent is there: talk to it, put it on a site, or see what it still needs. */
export function NextSteps({ run, slug }: { run: OnboardingRun; slug: string }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const agentName = useAgentName()
  const params = { org, slug }
  const proposals = useAttentionCounts().data?.proposed_drafts ?? 0
  const undo = useOnboardingWrite({
    write: () => foyer.onboarding.undoVoice(),
    onDone: () => notifyDone('The voice was removed from your agent.'),
  })
  return (
    <Section title={`${agentName(slug)} is ready to try`}>
      <Stack gap="md">
        <Group gap="xs">
          <Button renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/try" params={params} />}>
            Try it
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/embed" params={params} />}
          >
            Put it on your site
          </Button>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/readiness" params={params} />}
          >
            See what is left
          </Anchor>
        </Group>
        {proposals > 0 && (
          <Text size="sm">
            Foyer found suggestions for your catalog on your pages.{' '}
            <Anchor
              inherit
              underline="always"
              renderRoot={(props) => <Link {...props} to="/o/$org/catalog/proposals" params={{ org }} />}
            >
              {proposals === 1 ? 'Check 1 proposal' : `Check ${countLabel(proposals)} proposals`}
            </Anchor>
          </Text>
        )}
        {run.voice_profile_id !== undefined && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              It writes in the style of your own pages.
            </Text>
            <WriteButton
              size="compact-sm"
              variant="subtle"
              loading={undo.isPending}
              onClick={() => undo.send()}
            >
              Remove voice
            </WriteButton>
          </Group>
        )}
      </Stack>
    </Section>
  )
}
