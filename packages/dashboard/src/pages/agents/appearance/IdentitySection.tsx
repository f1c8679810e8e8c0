import { Select, Stack, Text } from '@mantine/core'
import { useAgentName } from '../../../api/agents.ts'
import { IdentityFields } from '../../../identity/IdentityFields.tsx'
import { listNames } from '../../../parts/list_names.ts'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import {
  type EditedAppearance,
  type IdentityChoice,
  identityOf,
  type SavedAppearance,
} from './edited_appearance.ts'
import type { Fields } from './shown_fields.ts'

interface IdentitySectionProps extends Fields {
  saved: SavedAppearance
  edited: EditedAppearance
  onChange: (part: Partial<EditedAppearance>) => void
}

/** Who visitors meet: one of the identities there are, a new one, or the agent under its own name. */
export function IdentitySection({ saved, edited, onChange, ...fields }: IdentitySectionProps) {
  const { agent, identities } = saved
  const choose = (word: string | null) => {
    const choice: IdentityChoice = word === 'new' || word === 'none' ? word : Number(word)
    onChange({ choice, identity: identityOf(choice, saved) })
  }
  return (
    <Section title="Identity" description="Who visitors talk to.">
      <Stack>
        <Select
          label="Appears as"
          data={[
            { value: 'none', label: `${agent.name} (no identity)` },
            ...identities.map(({ id, display_name }) => ({ value: String(id), label: display_name })),
            { value: 'new', label: 'Add a new identity' },
          ]}
          value={String(edited.choice)}
          onChange={choose}
          allowDeselect={false}
          readOnly={fields.readOnly}
        />
        {edited.choice === 'none' ? (
          <>
            <Text size="sm" c="dimmed">
              Visitors see the agent’s own name, and Foyer writes the greeting. Add an identity to set a name,
              a picture and a greeting.
            </Text>
            <div>
              <WriteButton variant="default" onClick={() => choose('new')}>
                Add identity
              </WriteButton>
            </div>
          </>
        ) : (
          <IdentityFields
            values={edited.identity}
            set={(part) => onChange({ identity: { ...edited.identity, ...part } })}
            errors={fields.errors}
            readOnly={fields.readOnly}
            languages={[fields.locale]}
          />
        )}
        <OtherAgents saved={saved} choice={edited.choice} />
      </Stack>
    </Section>
  )
}

function OtherAgents({
  saved: { agent, identities },
  choice,
}: {
  saved: SavedAppearance
  choice: IdentityChoice
}) {
  const agentName = useAgentName()
  const others =
    identities.find(({ id }) => id === choice)?.agents.filter((slug) => slug !== agent.slug) ?? []
  if (others.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      Also used by {listNames(others.map(agentName))}. Changes here apply there as well.
    </Text>
  )
}
