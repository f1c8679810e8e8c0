import { useHotkeys } from '@mantine/hooks'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { navLinks } from '../navigation.ts'
import { openPalette, showShortcuts } from './commands.ts'

/** `g` and then a letter goes to a place; the letter has this long. */
const withinMs = 1500

export function useKeyboard() {
  useHotkeys([['mod+K', openPalette]], [])
  useHotkeys([
    ['shift+?', showShortcuts],
    ['?', showShortcuts],
  ])
  useGoTo()
}

function useGoTo() {
  const { org } = useParams({ from: '/o/$org' })
  const navigate = useNavigate()
  useEffect(() => {
    let prepared = Number.NEGATIVE_INFINITY
    const hear = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target)) return
      const link = navLinks.find(({ key }) => key === event.key)
      if (link && event.timeStamp - prepared < withinMs) {
        event.preventDefault()
        navigate({ to: link.to, params: { org } })
      }
      prepared = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [org, navigate])
}

/** Letters that are being typed, or that belong to a dialog or a menu, go nowhere. */
const isBusy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]') !==
    null
