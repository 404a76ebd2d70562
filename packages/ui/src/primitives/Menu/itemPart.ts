'use client'

import { type ComponentType, createContext, type ReactElement } from 'react'

/** Makes the link or button within it an item of the menu around it: an item knows nothing of what walks and closes it. */
export type ItemPart = ComponentType<{ onSelect?: (() => void) | undefined; children: ReactElement }>

export const ItemPartContext = createContext<ItemPart>(({ children }) => children)
