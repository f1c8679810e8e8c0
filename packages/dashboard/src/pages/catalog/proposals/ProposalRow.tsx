import type { ResourceDraft } from '@foyer/sdk'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from '../Catalog.module.css'
import { FactsToggle } from '../facts/FactsToggle.tsx'
import { proposalText } from './proposal_text.ts'

interface ProposalRowProps {
  draft: ResourceDraft
  /** Why accepting all left it out. */
  refusal: string | undefined
  onEdit: (id: number) => void
}

const touches = ['resource_drafts', 'services', 'voice_profiles', 'fit_criteria', 'agents']

/** Made anew only when it changes: a page may have hundreds. */
export const ProposalRow = memo(({ draft, refusal, onEdit }: ProposalRowProps) => {
  const { resourceDrafts } = useFoyer()
  const { id, status, fact_ids } = draft
  const { title, fact, lines } = proposalText(draft)
  const accept = useWrite({
    write: () => resourceDrafts.accept(id),
    touches,
    toldOnPage: true,
    onDone: () => notifyDone(`${title} is in your catalog.`),
  })
  const dismiss = useWrite({
    write: () => resourceDrafts.dismiss(id),
    touches: ['resource_drafts'],
    onDone: () => notifyDone(`${title} was dismissed. You can find it under Dismissed.`),
  })
  return (
    <li className={classes.row} aria-label={title}>
      <Stack gap={4} className={classes.words}>
        <Text fw={600}>{title}</Text>
        {fact && <Text size="sm">{fact}</Text>}
        {lines.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
        ))}
        <FactsToggle ids={fact_ids} />
        {accept.error != null && <ErrorNotice error={accept.error} title="It cannot be accepted as it is" />}
        {refusal && status === 'proposed' && !accept.error && (
          <Text size="sm" c="var(--tone-bad)" role="alert">
            {refusal}
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        {status !== 'proposed' && <StatusBadge status={status} />}
        {status === 'accepted' && <CatalogLink draft={draft} />}
        {status !== 'accepted' && (
          <WriteButton
            size="xs"
            loading={accept.isPending}
            onClick={() => accept.send()}
            aria-label={`Accept ${title}`}
          >
            Accept
          </WriteButton>
        )}
        {status === 'proposed' && (
          <>
            <WriteButton variant="default" size="xs" onClick={() => onEdit(id)} aria-label={`Edit ${title}`}>
              Edit
            </WriteButton>
            <WriteButton
              variant="default"
              size="xs"
              loading={dismiss.isPending}
              onClick={() => dismiss.send()}
              aria-label={`Dismiss ${title}`}
            >
              Dismiss
            </WriteButton>
          </>
        )}
      </Group>
    </li>
  )
})

function CatalogLink({ draft: { kind, resource_id: id } }: { draft: ResourceDraft }) {
  const { slug: org } = useMembership()
  if (id === undefined) return null
  const link =
    kind === 'service'
      ? ({ to: '/o/$org/catalog/services/$id', params: { org, id } } as const)
      : kind === 'voice'
        ? ({ to: '/o/$org/catalog/voices/$id', params: { org, id } } as const)
        : ({ to: '/o/$org/catalog/fit-criteria', params: { org } } as const)
  return (
    <Anchor size="sm" renderRoot={(props) => <Link {...props} {...link} />}>
      Open
    </Anchor>
  )
}
