import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { Session } from '../../api/auth.ts'
import { CreateOrganization } from '../../layout/CreateOrganization.tsx'
import { Section } from '../../parts/Section.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'

export function Memberships({ organizations }: { organizations: Session['organizations'] }) {
  const [creating, { open, close }] = useDisclosure()
  const mayCreate = organizations.some(({ role }) => role === 'owner')
  return (
    <Section
      title="Organizations"
      actions={
        mayCreate && (
          <Button variant="default" onClick={open}>
            Create organization
          </Button>
        )
      }
    >
      <Stack gap="xs">
        {organizations.length === 0 &&
          'You are not a member of any organization yet. Ask an owner to invite you.'}
        {organizations.map(({ slug, name, role }) => (
          <Group key={slug} justify="space-between">
            <Anchor renderRoot={(props) => <Link {...props} to="/o/$org" params={{ org: slug }} />}>
              {name}
            </Anchor>
            <StatusBadge status={role} />
          </Group>
        ))}
      </Stack>
      <CreateOrganization opened={creating} onClose={close} />
    </Section>
  )
}
