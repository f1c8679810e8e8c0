import { pricingUnits } from '@foyer/contract/vocabulary'
import { Group, Select, Text, TextInput } from '@mantine/core'
import type { FieldsProps } from '../../../parts/text_field.ts'
import { currencyOptions } from './currencies.ts'
import { priceWords, unitWords } from './price_words.ts'
import { bodyOfService, isPriceReadable, type ServiceValues, withPrice } from './service_values.ts'

const units = pricingUnits.map((value) => ({ value, label: unitWords[value] }))

/** The price as people write it, and below it as it is understood. */
export function PriceInput({ values, set, errors, readOnly }: FieldsProps<ServiceValues>) {
  const isReadable = isPriceReadable(values)
  const said = isReadable ? priceWords(bodyOfService(values)) : null
  return (
    <div>
      <Group gap="sm" align="flex-start" wrap="wrap">
        <TextInput
          label="Price"
          placeholder="1,450 or 4,200–6,800"
          value={values.price}
          onChange={(event) => set(withPrice(event.currentTarget.value))}
          error={
            isReadable
              ? (errors.price_min ?? errors.price_max)
              : 'Write the price in numbers, such as 1,450 or 4,200–6,800. Leave it empty for no price.'
          }
          readOnly={readOnly}
          flex="2 1 12rem"
        />
        <Select
          label="Currency"
          data={currencyOptions}
          value={values.currency}
          onChange={(currency) => currency && set({ currency })}
          error={errors.currency}
          searchable
          allowDeselect={false}
          readOnly={readOnly}
          flex="1 1 9rem"
        />
        <Select
          label="Price type"
          data={units}
          value={values.pricing_unit}
          onChange={(unit) =>
            set({ pricing_unit: pricingUnits.find((each) => each === unit) ?? values.pricing_unit })
          }
          error={errors.pricing_unit}
          allowDeselect={false}
          readOnly={readOnly}
          flex="1 1 9rem"
        />
      </Group>
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {said ? `Agents say: ${said}` : 'Without a price, agents do not mention one.'}
      </Text>
    </div>
  )
}
