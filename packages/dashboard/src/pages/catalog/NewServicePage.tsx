import { Button, Group, Stack } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAgentsInUse } from '../../api/agents.ts'
import { useFoyer } from '../../api/organization.tsx'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { useWrite } from '../../api/use_write.ts'
import { FormError } from '../../parts/FormError.tsx'
import { notifyDone } from '../../parts/notify.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { ServiceFields, serviceFields } from './services/ServiceFields.tsx'
import {
  bodyOfService,
  isPriceReadable,
  type ServiceValues,
  valuesOfService,
} from './services/service_values.ts'

const route = getRouteApi('/o/$org/catalog/services/new')

export function NewServicePage() {
  const { org } = route.useParams()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const everybody = useAgentsInUse().map(({ slug }) => slug)
  const [edited, setEdited] = useState<Partial<ServiceValues>>({})
  const values = { ...valuesOfService({ agents: everybody }), ...edited }
  const create = useWrite({
    write: (body: ReturnType<typeof bodyOfService>, options) => foyer.services.create(body, options),
    touches: ['services'],
    toldOnPage: true,
    onDone: async ({ name }) => {
      notifyDone(`${name} is in your catalog.`)
      await navigate({ to: '/o/$org/catalog', ignoreBlocker: true })
    },
  })
  const errors = useFieldErrors(create.error, bodyOfService(values))
  return (
    <Page
      title="Add service"
      crumbs={[{ label: 'Services', link: { to: '/o/$org/catalog', params: { org } } }]}
      width="reading"
    >
      <UnsavedChanges isDirty={() => Object.keys(edited).length > 0} />
      <Section>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isPriceReadable(values)) create.send(bodyOfService(values))
          }}
        >
          <Stack>
            <ServiceFields
              values={values}
              set={(changed) => setEdited((now) => ({ ...now, ...changed }))}
              errors={errors}
              readOnly={false}
            />
            <FormError error={create.error} fields={serviceFields} />
            <Group gap="xs">
              <WriteButton type="submit" loading={create.isPending}>
                Add service
              </WriteButton>
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/o/$org/catalog" params={{ org }} />}
              >
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </Section>
    </Page>
  )
}
