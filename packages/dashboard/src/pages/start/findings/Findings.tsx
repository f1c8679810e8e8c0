import type { ApplyOrganizationFindingsBody, OrganizationFinding } from '@foyer/sdk'
import { Anchor, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnboardingWrite } from '../../../api/onboarding.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { bestFindings, fieldNames, findingText } from './finding_text.ts'

type Field = NonNullable<ApplyOrganizationFindingsBody['fields']>[number]

/** What the pages say about the organization and where, for its owner to confirm. */
export function Findings() {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const findings = useQuery({
    queryKey: ['organization', 'findings'],
    queryFn: async ({ signal }) => (await foyer.organization.findings.get({}, { signal })).data,
  })
  const apply = useOnboardingWrite({
    write: (field: Field) => foyer.organization.findings.apply({ fields: [field] }),
  })
  if (findings.error) return <ErrorNotice error={findings.error} onRetry={() => findings.refetch()} />
  const best = bestFindings(findings.data ?? [])
  if (best.length === 0) return null
  return (
    <Section
      title="What Foyer found about you"
      description="Your agent uses what is in your profile. Check that it is right."
      actions={
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/o/$org/settings/organization" params={{ org }} />}
        >
          Edit profile
        </Anchor>
      }
    >
      <KeyValue
        items={best.map((finding) => [
          fieldNames[finding.field],
          <Finding
            key={finding.field}
            finding={finding}
            isApplying={apply.isPending && apply.variables === finding.field}
            onApply={() => apply.send(finding.field as Field)}
          />,
        ])}
      />
    </Section>
  )
}

interface FindingProps {
  finding: OrganizationFinding
  isApplying: boolean
  onApply: () => void
}

function Finding({ finding, isApplying, onApply }: FindingProps) {
  const { field, value, url, source_title, effect, current } = finding
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {findingText({ field, value })}
        </Text>
        <Text size="xs" c="dimmed">
          Found on{' '}
          {url ? (
            <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
              {new URL(url).pathname === '/' ? new URL(url).host : new URL(url).pathname}
            </Anchor>
          ) : (
            source_title
          )}
          {effect === 'replace' && current !== undefined && (
            <>. Your profile says: {findingText({ field, value: current })}</>
          )}
        </Text>
      </div>
      {effect !== 'none' && (
        <WriteButton
          size="xs"
          variant="default"
          aria-label={`Use this: ${fieldNames[field]}`}
          loading={isApplying}
          onClick={onApply}
        >
          Use this
        </WriteButton>
      )}
    </Group>
  )
}
