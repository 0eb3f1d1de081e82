import { createContext } from 'react';

/** The role that the toolbar asks for; `story` is the one that the story names. */
export const ChosenRole = createContext('story');
