import type { KnowledgeFact } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { FactEditor } from './FactEditor.tsx'

/** The words of the fact, with the way to other ones. */
export function FactStatement({ fact }: { fact: KnowledgeFact }) {
  const { slug: org } = useMembership()
  const navigate = useNavigate()
  const [editing, { open, close }] = useDisclosure()
  return (
    <Section
      title="Statement"
      actions={
        !editing &&
        !fact.archived && (
          <WriteButton size="xs" variant="default" onClick={open}>
            Edit
          </WriteButton>
        )
      }
    >
      {editing ? (
        <FactEditor
          fact={fact}
          onClose={close}
          onCorrected={(id) => navigate({ to: '/o/$org/knowledge/facts/$id', params: { org, id } })}
        />
      ) : (
        <Text style={{ overflowWrap: 'anywhere' }}>{fact.text}</Text>
      )}
    </Section>
  )
}
