import type { KnowledgeFact } from '@foyer/sdk'
import { ActionIcon, Anchor, Checkbox, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { memo } from 'react'
import { useDisabledReason, useMembership } from '../../../api/organization.tsx'
import { FactEditor } from './FactEditor.tsx'
import { FactMenu } from './FactMenu.tsx'
import classes from './FactRow.module.css'
import { factWords } from './fact_words.ts'

interface FactRowProps {
  fact: KnowledgeFact
  agents: { slug: string; name: string }[]
  showsSource: boolean
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
  onSelect: (fact: KnowledgeFact) => void
}

/** Made anew only when it changes: a list has hundreds, and most stay as they are when others come. */
export const FactRow = memo(({ fact, agents, showsSource, isSelected, onSelect }: FactRowProps) => {
  const { slug: org } = useMembership()
  const { id, text, archived, source_title, source_id } = fact
  const mayEdit = useDisabledReason('write') === null && !archived
  const [editing, { open, close }] = useDisclosure()
  return (
    <div className={classes.fact}>
      {isSelected !== undefined && (
        <Checkbox
          mt={2}
          checked={isSelected}
          onChange={() => onSelect(fact)}
          aria-label={`Select: ${text}`}
        />
      )}
      <div className={classes.words}>
        {editing ? (
          <FactEditor fact={fact} onClose={close} />
        ) : (
          <Link className={classes.text} to="/o/$org/knowledge/facts/$id" params={{ org, id }}>
            {text}
          </Link>
        )}
        <Text size="xs" c="dimmed" mt={2} component="div">
          {showsSource && (
            <>
              <Anchor
                inherit
                underline="always"
                renderRoot={(props) => (
                  <Link {...props} to="/o/$org/knowledge/sources/$id" params={{ org, id: source_id }} />
                )}
              >
                {source_title}
              </Anchor>
              {' · '}
            </>
          )}
          {factWords(fact, agents).join(' · ')}
        </Text>
      </div>
      <div className={classes.buttons}>
        {mayEdit && !editing && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Edit: ${text}`} title="Edit" onClick={open}>
            <PencilLine size={16} aria-hidden />
          </ActionIcon>
        )}
        <FactMenu fact={fact} agents={agents} />
      </div>
    </div>
  )
})
