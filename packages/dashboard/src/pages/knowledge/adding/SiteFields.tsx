import { NumberInput, Textarea } from '@mantine/core'
import type { FieldsProps } from './ContentFields.tsx'

/** How much of a site is read. */
export function SiteFields({ values, errors, set }: FieldsProps) {
  return (
    <>
      <NumberInput
        label="Maximum number of pages"
        description="100 by default."
        min={1}
        allowDecimal={false}
        value={values.max_pages}
        error={errors.max_pages}
        onChange={(max_pages) => set({ max_pages })}
        w={{ base: '100%', xs: 180 }}
      />
      <Textarea
        label="Include only these paths"
        description="One per line, such as /docs/*. Leave empty for all paths."
        autosize
        minRows={2}
        value={values.include}
        error={errors.include}
        onChange={(event) => set({ include: event.currentTarget.value })}
      />
      <Textarea
        label="Exclude these paths"
        description="One per line, such as /blog/*."
        autosize
        minRows={2}
        value={values.exclude}
        error={errors.exclude}
        onChange={(event) => set({ exclude: event.currentTarget.value })}
      />
    </>
  )
}
