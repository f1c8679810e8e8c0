import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useAgentName } from '../../../api/agents.ts'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import {
  type EditedAppearance,
  type IdentityChoice,
  identityOf,
  type SavedAppearance,
} from './edited_appearance.ts'
import type { IdentityValues } from './identity_values.ts'
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
    <Section title="Identity" description="Who visitors meet.">
      <Stack>
        <Select
          label="Appears as"
          data={[
            { value: 'none', label: `${agent.name} (no identity)` },
            ...identities.map(({ id, display_name }) => ({ value: String(id), label: display_name })),
            { value: 'new', label: 'Create a new identity' },
          ]}
          value={String(edited.choice)}
          onChange={choose}
          allowDeselect={false}
          readOnly={fields.readOnly}
        />
        {edited.choice === 'none' ? (
          <>
            <Text size="sm" c="dimmed">
              Visitors see the agent’s own name, and Foyer writes the greeting. Create an identity to set a
              name, a picture and a greeting.
            </Text>
            <div>
              <WriteButton variant="default" onClick={() => choose('new')}>
                Create an identity
              </WriteButton>
            </div>
          </>
        ) : (
          <IdentityFields
            identity={edited.identity}
            onChange={(part) => onChange({ identity: { ...edited.identity, ...part } })}
            {...fields}
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
      Also used by {others.map(agentName).join(', ')}: what you change here changes there, too.
    </Text>
  )
}

interface IdentityFieldsProps extends Fields {
  identity: IdentityValues
  onChange: (part: Partial<IdentityValues>) => void
}

function IdentityFields({ identity, onChange, locale, errors, readOnly }: IdentityFieldsProps) {
  return (
    <>
      <TextInput
        label="Name visitors see"
        value={identity.display_name}
        onChange={(event) => onChange({ display_name: event.currentTarget.value })}
        error={errors.display_name}
        readOnly={readOnly}
      />
      <TextInput
        label="Role"
        description="Under the name, and in the first message."
        placeholder="Reception"
        value={identity.role}
        onChange={(event) => onChange({ role: event.currentTarget.value })}
        error={errors.role}
        readOnly={readOnly}
      />
      <TextInput
        label="Picture"
        description="The address of a square image. Without one, the first letter of the name is shown."
        placeholder="https://"
        inputMode="url"
        value={identity.avatar_url}
        onChange={(event) => onChange({ avatar_url: event.currentTarget.value })}
        error={errors.avatar_url}
        readOnly={readOnly}
      />
      <Textarea
        label="Greeting"
        description="The first message. Without one, Foyer writes it; the preview then shows an example."
        autosize
        minRows={2}
        value={identity.greeting[locale] ?? ''}
        onChange={(event) =>
          onChange({ greeting: { ...identity.greeting, [locale]: event.currentTarget.value } })
        }
        error={errors[`greeting.${locale}`]}
        readOnly={readOnly}
      />
      <Textarea
        label="Disclosure"
        description="How it says that it is a program. Follows the greeting, and stands above the conversation."
        placeholder="I am a digital assistant."
        autosize
        value={identity.disclosure}
        onChange={(event) => onChange({ disclosure: event.currentTarget.value })}
        error={errors.disclosure}
        readOnly={readOnly}
      />
      <Textarea
        label="Bio"
        description="What it knows and does. Only a language model uses it."
        autosize
        value={identity.bio}
        onChange={(event) => onChange({ bio: event.currentTarget.value })}
        error={errors.bio}
        readOnly={readOnly}
      />
    </>
  )
}
