import { Fieldset, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useId } from 'react'
import { toolWords } from './flow_words.ts'
import type { PhaseValues, ToolName } from './phase_values.ts'

interface ToolSwitchesProps {
  values: PhaseValues
  onChange: (part: Partial<PhaseValues>) => void
  errors: Record<string, string | undefined>
  readOnly: boolean
}

const tools = Object.keys(toolWords) as ToolName[]

/** What the agent may do in a phase, each with its settings while it is on. */
export function ToolSwitches({ values, onChange, errors, readOnly }: ToolSwitchesProps) {
  const id = useId()
  const turn = (tool: ToolName, on: boolean) =>
    onChange({ tools: tools.filter((each) => (each === tool ? on : values.tools.includes(each))) })
  return (
    <Fieldset
      legend="What the agent may do"
      variant="unstyled"
      data-invalid={errors.tools !== undefined || undefined}
      aria-describedby={errors.tools === undefined ? undefined : id}
      tabIndex={errors.tools === undefined ? undefined : -1}
    >
      <Stack gap="sm" mt={6}>
        {tools.map((tool) => (
          <Stack key={tool} gap={6}>
            <Switch
              label={toolWords[tool].label}
              description={toolWords[tool].does}
              checked={values.tools.includes(tool)}
              onChange={(event) => turn(tool, event.currentTarget.checked)}
              disabled={readOnly}
            />
            {tool === 'offer_navigation' && values.tools.includes(tool) && (
              <NumberInput
                label="Buttons per reply"
                description="From 1 to 3."
                value={values.max_links}
                onChange={(links) => onChange({ max_links: typeof links === 'number' ? links : '' })}
                error={errors.tool_settings}
                readOnly={readOnly}
                allowDecimal={false}
                ml={46}
                w={170}
              />
            )}
          </Stack>
        ))}
        {errors.tools && (
          <Text size="sm" c="var(--tone-bad)" role="alert" id={id}>
            {errors.tools}
          </Text>
        )}
      </Stack>
    </Fieldset>
  )
}
