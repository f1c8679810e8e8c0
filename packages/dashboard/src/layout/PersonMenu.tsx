import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChevronUp, Keyboard, LogOut, UserRound } from 'lucide-react'
import { useSession, useSignOut } from '../api/session.ts'
import { showShortcuts } from '../palette/commands.ts'
import classes from './Sidebar.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function PersonMenu() {
  const person = useSession()?.person
  const signOut = useSignOut()
  if (!person) return null
  return (
    <Menu width={224} position="top-start" closeOnItemClick>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <Avatar name={person.name} size={30} radius="xl" aria-hidden />
          <span className={classes.names}>
            <Text size="sm" fw={500} component="span" display="block">
              {person.name}
            </Text>
            <Text size="xs" c="dimmed" component="span" display="block">
              {person.email}
            </Text>
          </span>
          <ChevronUp size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<UserRound size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/account" />}
        >
          Account
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={showShortcuts}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <ThemeSwitch />
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => signOut.mutate()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
