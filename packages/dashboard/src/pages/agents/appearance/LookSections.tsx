import { NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { ColourInput } from './ColourInput.tsx'
import { ConversationSection } from './ConversationSection.tsx'
import type { LookProps } from './shown_fields.ts'

/** What the widget looks like. */
export function LookSections(props: LookProps) {
  return (
    <>
      <BrandSection {...props} />
      <ButtonSection {...props} />
      <ConversationSection {...props} />
    </>
  )
}

function BrandSection({ look, onChange, errors, readOnly }: LookProps) {
  return (
    <Section title="Color and logo">
      <Stack>
        <ColourInput
          value={look.accent_colour}
          onChange={(accent_colour) => onChange({ accent_colour })}
          error={errors.accent_colour}
          readOnly={readOnly}
        />
        <TextInput
          label="Logo"
          description="An image URL. Shown in the header instead of the identity’s picture."
          placeholder="https://"
          inputMode="url"
          value={look.logo_url}
          onChange={(event) => onChange({ logo_url: event.currentTarget.value })}
          error={errors.logo_url}
          readOnly={readOnly}
        />
      </Stack>
    </Section>
  )
}

function ButtonSection({ look, onChange, locale, errors, readOnly }: LookProps) {
  const teaser = look.teaser[locale] ?? ''
  return (
    <Section title="Button and teaser" description="What visitors see before they open the chat.">
      <Stack>
        <Radio.Group
          label="Position"
          value={look.position}
          onChange={(side) => !readOnly && onChange({ position: side === 'left' ? 'left' : 'right' })}
        >
          <Stack gap="xs" mt={4}>
            <Radio value="right" label="Bottom right" />
            <Radio value="left" label="Bottom left" />
          </Stack>
        </Radio.Group>
        <TextInput
          label="Button text"
          description="Up to 40 characters. Leave empty for a round icon."
          placeholder="Ask us"
          value={look.label[locale] ?? ''}
          onChange={(event) => onChange({ label: { ...look.label, [locale]: event.currentTarget.value } })}
          error={errors[`launcher.label.${locale}`]}
          readOnly={readOnly}
        />
        <TextInput
          label="Teaser"
          description="A line beside the button that invites visitors to ask. Each visitor sees it once."
          placeholder="Questions about our prices? Ask away."
          value={teaser}
          onChange={(event) => onChange({ teaser: { ...look.teaser, [locale]: event.currentTarget.value } })}
          error={errors[`teaser.text.${locale}`]}
          readOnly={readOnly}
        />
        {teaser.trim() !== '' && (
          <NumberInput
            label="Seconds before the teaser appears"
            min={0}
            max={600}
            value={look.delay_seconds}
            onChange={(seconds) => onChange({ delay_seconds: typeof seconds === 'number' ? seconds : 0 })}
            error={errors['teaser.delay_seconds']}
            readOnly={readOnly}
            maw="14rem"
          />
        )}
      </Stack>
    </Section>
  )
}
