import type { OrganizationModel } from '@foyer/sdk'
import { Fieldset, Select, Stack } from '@mantine/core'
import { ConnectionFields } from './ConnectionFields.tsx'
import { isProvider, keepsKey, type ModelValues, newSecond, providers } from './model_values.ts'

type SecondValues = ModelValues['fallback']

interface SecondProps {
  values: SecondValues
  saved: OrganizationModel['fallback']
  onChange: (values: SecondValues) => void
  errors: Record<string, string>
  readOnly: boolean
}

/** Who answers when the first model fails. */
export function SecondModel({ values, saved, onChange, errors, readOnly }: SecondProps) {
  const errorOf = (field: string) => errors[`fallback.${field}`]
  return (
    <Fieldset legend="If the model fails" variant="unstyled">
      <Stack>
        <Select
          label="Second model"
          description="Answers when the first one is slow or unavailable. Best from another provider."
          data={Object.entries(providers).map(([value, { label }]) => ({
            value,
            label: value === 'builtin' ? 'None' : label,
          }))}
          value={values.provider}
          onChange={(word) => isProvider(word) && onChange(newSecond(word))}
          error={errorOf('provider')}
          allowDeselect={false}
          readOnly={readOnly}
        />
        {values.provider !== 'builtin' && (
          <ConnectionFields
            values={values}
            onChange={(part) => onChange({ ...values, ...part })}
            hasKey={keepsKey(values, saved)}
            errorOf={errorOf}
            readOnly={readOnly}
          />
        )}
      </Stack>
    </Fieldset>
  )
}
