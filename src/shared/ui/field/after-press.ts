import { createContext } from 'react';

/** Runs a callback immediately or, while a pointer is pressed, after the click. Provided by the surrounding `Form`. */
export const AfterPress = createContext<(run: () => void) => void>((run) => run());
