import './lib/base.css';
import './app/style/shell.css';
import './app/style/table.css';
import { mount } from 'svelte';
import App from './app/App.svelte';

mount(App, { target: document.getElementById('app')! });
