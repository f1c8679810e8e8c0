import { Group, SegmentedControl, useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { definePreview, FoyerPreview, type PreviewedAgent } from '../../../../../widget/src/preview/index.ts'
import { Section } from '../../../parts/Section.tsx'
import classes from './Preview.module.css'

/** The widget itself, in a corner of a page that is none. */
export function Preview({ previewed }: { previewed: PreviewedAgent }) {
  const scheme = useComputedColorScheme('light')
  const [chosen, setTheme] = useState<string>()
  const theme = chosen ?? scheme
  const [view, setView] = useState('open')
  const stage = useRef<HTMLDivElement>(null)
  const chat = useRef<FoyerPreview>(null)

  useEffect(() => {
    const isOpen = view === 'open'
    // Made anew rather than opened: a widget that is opened takes the focus, and whoever edits wants to keep it.
    if (chat.current?.hasAttribute('open') !== isOpen) {
      chat.current = newChat(isOpen)
      chat.current.addEventListener('foyer:open', () => setView('open'))
      chat.current.addEventListener('foyer:close', () => setView('closed'))
    }
    chat.current.setAttribute('theme', theme)
    chat.current.show(previewed)
    // Its language is read when it is put there, so last.
    if (chat.current.getAttribute('locale') !== previewed.locale)
      chat.current.setAttribute('locale', previewed.locale)
    if (!chat.current.isConnected) stage.current?.replaceChildren(chat.current)
  }, [previewed, view, theme])

  return (
    <Section title="Preview">
      <Group gap="xs" mb="sm">
        <SegmentedControl
          size="xs"
          aria-label="What is shown"
          data={[
            { value: 'open', label: 'Conversation' },
            { value: 'closed', label: 'Button' },
          ]}
          value={view}
          onChange={setView}
        />
        <SegmentedControl
          size="xs"
          aria-label="Theme of the preview"
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </Group>
      <div ref={stage} className={classes.stage} data-theme={theme} />
    </Section>
  )
}

function newChat(isOpen: boolean): FoyerPreview {
  definePreview()
  const chat = new FoyerPreview()
  chat.setAttribute('agent', 'preview')
  chat.setAttribute('service', 'https://preview.invalid')
  chat.toggleAttribute('open', isOpen)
  return chat
}
