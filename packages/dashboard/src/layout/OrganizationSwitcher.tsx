import { Menu, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { lazy } from 'react'
import { useMembership } from '../api/organization.tsx'
import { useSession } from '../api/session.ts'
import { LazyDialog } from '../parts/LazyDialog.tsx'
import { labelOf } from '../parts/statuses.ts'
import { Logo } from './Logo.tsx'
import classes from './Sidebar.module.css'

const CreateOrganization = lazy(async () => ({
  default: (await import('./CreateOrganization.tsx')).CreateOrganization,
}))

/** Which organization this is; the others the person belongs to, and a new one. */
export function OrganizationSwitcher() {
  const { slug, name, role } = useMembership()
  const organizations = useSession()?.organizations ?? []
  const [creating, { open, close }] = useDisclosure()
  const mayCreate = organizations.some((each) => each.role === 'owner')
  return (
    <>
      <Menu width={224} position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <Logo />
            <span className={classes.names}>
              <Text fw={600} size="sm" component="span" display="block">
                {name}
              </Text>
              <Text c="dimmed" size="xs" component="span" display="block">
                {labelOf(role)}
              </Text>
            </span>
            <ChevronsUpDown size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Organizations</Menu.Label>
          {organizations.map((each) => (
            <Menu.Item
              key={each.slug}
              renderRoot={(props) => <Link {...props} to="/o/$org" params={{ org: each.slug }} />}
              rightSection={each.slug === slug && <Check size={16} aria-label="Current organization" />}
            >
              {each.name}
            </Menu.Item>
          ))}
          {mayCreate && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<Plus size={16} aria-hidden />} onClick={open}>
                Create organization
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <LazyDialog opened={creating}>
        <CreateOrganization opened={creating} onClose={close} />
      </LazyDialog>
    </>
  )
}
