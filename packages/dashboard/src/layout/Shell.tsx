import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useMembership } from '../api/organization.tsx'
import { SearchButton } from '../palette/SearchButton.tsx'
import { Logo } from './Logo.tsx'
import { PausedBanner } from './PausedBanner.tsx'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'

/** The sidebar at the left; on narrow screens it opens over the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [opened, { toggle, close }] = useDisclosure()
  const { pathname } = useLocation()
  const { name } = useMembership()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived somewhere wants to see it.
  useEffect(close, [pathname, close])
  useEscape(opened, close)
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <header className={classes.header}>
        <Burger
          opened={opened}
          onClick={toggle}
          size="sm"
          aria-label={opened ? 'Close the menu' : 'Open the menu'}
          aria-expanded={opened}
          aria-controls="sidebar"
        />
        <Logo size={22} />
        <span className={classes.name}>{name}</span>
        <SearchButton compact />
      </header>
      <nav id="sidebar" className={classes.sidebar} data-opened={opened} aria-label="Main">
        <div className={classes.inner}>
          <Sidebar />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className={classes.main} inert={opened}>
        <PausedBanner />
        {children}
      </main>
    </div>
  )
}

function useEscape(active: boolean, leave: () => void) {
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active, leave])
}
