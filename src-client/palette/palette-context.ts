import { createContext, useContext } from 'react';

export interface PaletteDoors {
  openPalette(): void;
  openKeys(): void;
}

export const PaletteContext = createContext<PaletteDoors>({ openPalette: () => {}, openKeys: () => {} });

/** Opens the command palette and the list of keys from anywhere under the header. */
export function usePaletteDoors(): PaletteDoors {
  return useContext(PaletteContext);
}
