/** What renders a page to HTML. Never shared with the browser: only the shell's server bundle imports it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
