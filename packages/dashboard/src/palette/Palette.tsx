import '@mantine/core/styles/Mark.css'
import '@mantine/spotlight/styles.css'
import { Spotlight, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { overlayProps, removeScrollProps } from '../theme.ts'
import { useActions } from './actions.tsx'

interface PaletteProps {
  opened: boolean
  onClose: () => void
}

/** Everything one can go to or do, by name. */
export function Palette({ opened, onClose }: PaletteProps) {
  const groups: SpotlightActionGroupData[] = useActions(opened)
  useEffect(() => {
    if (opened) spotlight.open()
  }, [opened])
  return (
    <Spotlight
      actions={groups}
      onSpotlightClose={onClose}
      shortcut={null}
      nothingFound="Nothing has this name"
      highlightQuery
      scrollable
      overlayProps={overlayProps}
      removeScrollProps={removeScrollProps}
      maxHeight={420}
      attributes={{ content: { 'aria-label': 'Go to' } }}
      searchProps={{
        leftSection: <Search size={18} aria-hidden />,
        placeholder: 'Go to a page, an agent, a conversation …',
        'aria-label': 'Search pages, agents, conversations and actions',
      }}
    />
  )
}
