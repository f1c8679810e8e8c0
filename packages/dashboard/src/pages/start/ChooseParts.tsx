import type { ContinueOnboardingBody, OnboardingRun } from '@foyer/sdk'
import { Checkbox, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useOnboardingWrite } from '../../api/onboarding.ts'
import { useFoyer } from '../../api/organization.tsx'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { FormError } from '../../parts/FormError.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'

const mostShown = 20

/** A large site waits until its owner says what is worth reading. */
export function ChooseParts({ choice }: { choice: NonNullable<OnboardingRun['choice']> }) {
  const foyer = useFoyer()
  const [parts, setParts] = useState<string[]>([])
  const [mostPages, setMostPages] = useState<string | number>(200)
  const go = useOnboardingWrite({
    write: (body: ContinueOnboardingBody, options) => foyer.onboarding.continue(body, options),
    toldOnPage: true,
  })
  const errors = useFieldErrors(go.error, { parts, max_pages: mostPages })
  const body = {
    ...(parts.length > 0 && { parts }),
    ...(typeof mostPages === 'number' && { max_pages: mostPages }),
  }
  return (
    <Section
      title="Choose what to read"
      description={`${choice.url} has ${pluralize(choice.pages, 'page')}. Choose the parts that visitors ask about.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          go.send(body)
        }}
      >
        <Stack gap="md" align="flex-start">
          <Checkbox.Group
            label="Parts of the site"
            description="Choose none to read all parts. The first page is always read."
            value={parts}
            onChange={setParts}
            error={errors.parts}
          >
            <Stack gap="xs" mt="xs">
              {choice.parts.slice(0, mostShown).map(({ path, pages }) => (
                <Checkbox key={path} value={path} label={`${path} (${pluralize(pages, 'page')})`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <NumberInput
            label="Maximum number of pages"
            min={1}
            max={5000}
            allowDecimal={false}
            value={mostPages}
            error={errors.max_pages}
            onChange={setMostPages}
            w={{ base: '100%', xs: 180 }}
          />
          <FormError error={go.error} fields={['parts', 'max_pages']} />
          <WriteButton type="submit" loading={go.isPending}>
            Read these pages
          </WriteButton>
        </Stack>
      </form>
    </Section>
  )
}
