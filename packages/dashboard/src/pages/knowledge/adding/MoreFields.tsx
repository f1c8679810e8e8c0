import { Anchor, Collapse, Stack } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import type { FieldsProps } from './ContentFields.tsx'
import { SiteFields } from './SiteFields.tsx'
import { TitleField } from './TitleField.tsx'
import { UseFields } from './UseFields.tsx'

const inside = ['title', 'max_pages', 'include', 'exclude', 'refresh_hours', 'agents']

/** What few need to touch. What was refused in here opens it. */
export function MoreFields(props: FieldsProps) {
  const { kind, files } = props.values
  const id = useId()
  const [opened, { toggle }] = useDisclosure()
  const shown = opened || inside.some((field) => field in props.errors)
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={toggle}
        aria-expanded={shown}
        aria-controls={id}
      >
        {shown ? 'Fewer settings' : 'More settings'}
      </Anchor>
      <Collapse expanded={shown} id={id}>
        <Stack gap="md" pt="md">
          {kind !== 'text' && files.length < 2 && <TitleField {...props} />}
          {kind === 'site' && <SiteFields {...props} />}
          <UseFields {...props} />
        </Stack>
      </Collapse>
    </div>
  )
}
