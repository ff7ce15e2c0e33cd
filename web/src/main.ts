import './lib/base.css';
import './app/style/shell.css';
import './app/style/table.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepOffline } from './app/offline.svelte';

keepOffline();
mount(App, { target: document.getElementById('app')! });
