import type { Agent } from '@foyer/sdk'
import { Menu } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { languageName } from '../../../parts/languages.ts'
import { notifyFailed } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useStart } from './use_start.ts'

interface RestartButtonProps {
  agent: Agent
  /** The language of the conversation there is. */
  locale: string
}

/** A new conversation; the one before is kept. A conversation keeps its language, so another one begins with it. */
export function RestartButton({ agent, locale }: RestartButtonProps) {
  const start = useStart(agent, notifyFailed)
  const startIn = (language: string) => start.submit(language)
  const button = { variant: 'default', size: 'xs', flex: 'none', loading: start.isPending } as const
  const icon = <RotateCcw size={14} aria-hidden />
  if (agent.archived) return null
  if (agent.languages.length < 2)
    return (
      <WriteButton {...button} leftSection={icon} onClick={() => startIn(locale)}>
        Restart
      </WriteButton>
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <WriteButton {...button} leftSection={icon}>
          Restart
        </WriteButton>
      </Menu.Target>
      <Menu.Dropdown>
        {agent.languages.map((language) => (
          <Menu.Item key={language} onClick={() => startIn(language)}>
            In {languageName(language)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
