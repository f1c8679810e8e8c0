import { ActionIcon, Menu, type MenuProps } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

interface LazyMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** What the button is called. */
  label: string
  /** What is in the menu: made when it is first opened. */
  children: () => ReactNode
}

/** The menu of a row. A list has many, and few of them are ever opened: until then it is a button. */
export function LazyMenu(props: LazyMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  return isWanted ? (
    <OpeningMenu {...props} />
  ) : (
    <MenuButton label={props.label} aria-haspopup="menu" onClick={() => setIsWanted(true)} />
  )
}

/** In the place of the button that was pressed: it takes the focus over, which returns to it when the menu is closed. */
function OpeningMenu({ label, children, ...props }: LazyMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu {...props} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <MenuButton label={label} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children()}</Menu.Dropdown>
    </Menu>
  )
}

function MenuButton({ label, ...props }: { label: string } & ComponentProps<'button'>) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} {...props}>
      <Ellipsis size={16} aria-hidden />
    </ActionIcon>
  )
}
