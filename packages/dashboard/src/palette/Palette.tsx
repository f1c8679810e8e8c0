import { Modal } from '@mantine/core'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useActions } from './actions.tsx'
import { useFoundVisitors } from './found_visitors.tsx'
import { matchingActions } from './matching_actions.ts'
import classes from './Palette.module.css'
import { stopTypingAhead } from './typed_ahead.ts'

interface PaletteProps {
  opened: boolean
  onClose: () => void
}

/** Everything one can go to or do, by name: a field with a list that the arrows walk through. */
export function Palette({ opened, onClose }: PaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      size="lg"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Search or go to' } }}
    >
      {opened && <PaletteContent onClose={onClose} />}
    </Modal>
  )
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const found = useFoundVisitors(query)
  const groups = [...matchingActions(useActions(true), query), ...found]
  const actions = groups.flatMap((group) => group.actions)
  const current = actions[Math.min(position, actions.length - 1)]
  const optionId = (id: string) => `${listId}-${id}`

  // Not a letter is lost: what was typed while the palette was on its way stands in its field.
  useLayoutEffect(() => {
    field.current?.focus()
    const typed = stopTypingAhead()
    if (typed) setQuery(typed)
  }, [])

  const currentId = current && optionId(current.id)
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const choose = (action = current) => {
    if (!action) return
    onClose()
    action.onClick()
  }
  const walk = (step: number) =>
    setPosition((now) => (Math.min(now, actions.length - 1) + step + actions.length) % actions.length)
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const deed = { ArrowDown: () => walk(1), ArrowUp: () => walk(-1), Enter: () => choose() }[event.key]
    if (!deed || actions.length === 0) return
    event.preventDefault()
    deed()
  }
  return (
    <>
      <div className={classes.search}>
        <Search size={18} aria-hidden />
        <input
          ref={field}
          className={classes.field}
          role="combobox"
          aria-label="Search pages, agents, visitors and actions"
          aria-expanded={actions.length > 0}
          aria-controls={listId}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          placeholder="Search pages, agents, visitors…"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setPosition(0)
          }}
          onKeyDown={hearKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Results" className={classes.list}>
        {groups.map(({ group, actions: offered }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
          <div key={group} role="group" aria-label={group}>
            <div className={classes.group} aria-hidden>
              {group}
            </div>
            {offered.map((action) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                key={action.id}
                id={optionId(action.id)}
                role="option"
                aria-selected={action === current}
                className={classes.option}
                onClick={() => choose(action)}
                onMouseMove={() => setPosition(actions.indexOf(action))}
              >
                {action.leftSection}
                <span className={classes.label}>{action.label}</span>
                {action.description && <span className={classes.description}>{action.description}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={classes.nothing}>
        {actions.length === 0 && 'Nothing found'}
      </div>
    </>
  )
}
